package parents_test

import (
	"context"
	"fmt"
	"log"

	"example.com/parents"
)

func ExamplePetsClient_AddPet() {
	ctx := context.Background()
	client := parents.NewClient()
	result, err := client.Pets.AddPet(ctx, &parents.AddPetRequest{
		Body: parents.Ptr(parents.NewPetFromCat(&parents.Cat{PetType: "Cat", Name: "name", Lives: 1})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleVehiclesClient_GetVehicle() {
	ctx := context.Background()
	client := parents.NewClient()
	result, err := client.Vehicles.GetVehicle(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
