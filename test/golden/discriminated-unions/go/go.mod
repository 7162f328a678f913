module example.com/discriminated-unions

go 1.24
