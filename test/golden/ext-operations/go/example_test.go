package operations_test

import (
	"context"
	"fmt"
	"log"

	"example.com/operations"
)

func ExampleUsersClient_List() {
	ctx := context.Background()
	client := operations.NewClient()
	result, err := client.Admin.Users.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleJobsClient_Start() {
	ctx := context.Background()
	client := operations.NewClient()
	if err := client.Jobs.Start(ctx, &operations.JobSettings{}); err != nil {
		log.Fatal(err)
	}
}

func ExampleJobsClient_OpC() {
	ctx := context.Background()
	client := operations.NewClient()
	if err := client.Jobs.OpC(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_F() {
	ctx := context.Background()
	client := operations.NewClient()
	if err := client.F(ctx); err != nil {
		log.Fatal(err)
	}
}
