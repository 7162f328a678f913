module example.com/shelter

go 1.24
