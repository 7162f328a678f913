module example.com/combined

go 1.24
