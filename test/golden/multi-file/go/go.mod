module example.com/multi-file

go 1.24
