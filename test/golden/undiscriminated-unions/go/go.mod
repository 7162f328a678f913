module example.com/undiscriminated-unions

go 1.24
