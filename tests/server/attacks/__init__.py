"""What an attacker tries against the server, in short. Each of these once worked."""
