module example.com/tower

go 1.24
