"""The websockets: one line for each seat, and for everybody who looks on."""
