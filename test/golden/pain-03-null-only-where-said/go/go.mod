module example.com/not-null

go 1.24
