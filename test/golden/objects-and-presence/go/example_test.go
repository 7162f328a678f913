package presence_test

import (
	"context"
	"fmt"
	"log"

	"example.com/presence"
)

func ExamplePetsClient_GetPet() {
	ctx := context.Background()
	client := presence.NewClient()
	result, err := client.Pets.GetPet(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetsClient_UpdatePet() {
	ctx := context.Background()
	client := presence.NewClient()
	result, err := client.Pets.UpdatePet(ctx, &presence.UpdatePetRequest{ID: "id"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
