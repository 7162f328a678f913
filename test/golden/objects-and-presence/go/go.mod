module example.com/presence

go 1.24
