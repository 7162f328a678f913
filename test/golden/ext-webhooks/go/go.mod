module example.com/signed-webhooks

go 1.24
