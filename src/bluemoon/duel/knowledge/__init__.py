"""What a seat may know, and full games that agree with it."""
