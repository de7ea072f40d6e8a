print("stubgen")
