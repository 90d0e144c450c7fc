"""The words that the text (power) of a card is made of, in modules by family. Each word defines all of its
meaning."""
