module example.com/pet-service

go 1.24
