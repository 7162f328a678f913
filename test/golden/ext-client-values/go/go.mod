module example.com/client-values

go 1.24
