package multifile_test

import (
	"context"
	"fmt"
	"log"

	multifile "example.com/multi-file"
)

func ExamplePetsClient_ListPets() {
	ctx := context.Background()
	client := multifile.NewClient()
	result, err := client.Pets.ListPets(ctx, &multifile.ListPetsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_GetPet() {
	ctx := context.Background()
	client := multifile.NewClient()
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
