"""People who meet: what they say to each other, and who does not want to meet whom."""
