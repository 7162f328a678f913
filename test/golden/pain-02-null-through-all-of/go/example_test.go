package inheritednull_test

import (
	"context"
	"fmt"
	"log"

	inheritednull "example.com/inherited-null"
)

func ExampleAccountsClient_GetAccount() {
	ctx := context.Background()
	client := inheritednull.NewClient()
	result, err := client.Accounts.GetAccount(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
