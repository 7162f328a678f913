module example.com/composition

go 1.24
