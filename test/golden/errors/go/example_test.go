package errors_test

import (
	"context"
	"fmt"
	"log"

	"example.com/errors"
)

func ExamplePetsClient_GetPet() {
	ctx := context.Background()
	client := errors.NewClient()
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_DeletePet() {
	ctx := context.Background()
	client := errors.NewClient()
	if err := client.Pets.DeletePet(ctx, "id"); err != nil {
		log.Fatal(err)
	}
}
