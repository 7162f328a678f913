module example.com/bodies

go 1.24
