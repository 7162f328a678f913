module example.com/scalars

go 1.24
