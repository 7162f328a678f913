package errorssdk_test

import (
	"context"
	"fmt"
	"log"

	errorssdk "example.com/errors"
)

func ExamplePetsClient_GetPet() {
	ctx := context.Background()
	client := errorssdk.NewClient()
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_DeletePet() {
	ctx := context.Background()
	client := errorssdk.NewClient()
	if err := client.Pets.DeletePet(ctx, "id"); err != nil {
		log.Fatal(err)
	}
}
