module example.com/or-null

go 1.24
