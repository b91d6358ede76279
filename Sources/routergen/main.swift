print("routergen")
