module example.com/several-successes

go 1.24
