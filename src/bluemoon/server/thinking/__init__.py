"""The processes in which bots think, games are analysed and strangers' records are read."""
