module example.com/lights

go 1.24
