"""What an attacker tries against the server, in short: each of these once worked."""
