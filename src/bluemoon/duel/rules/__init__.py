"""The rules: what is permitted, what an action does, how turns and fights go, what the table is worth."""
