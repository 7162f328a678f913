module example.com/decided

go 1.24
