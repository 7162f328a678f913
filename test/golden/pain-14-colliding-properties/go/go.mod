module example.com/colliding

go 1.24
