package shared_test

import (
	"context"
	"fmt"
	"log"

	"example.com/shared"
)

func ExampleAnimalsClient_AddAnimal() {
	ctx := context.Background()
	client := shared.NewClient()
	result, err := client.Animals.AddAnimal(ctx, &shared.AddAnimalRequest{
		Body: shared.Ptr(shared.NewAnimalFromDog(&shared.Dog{Species: "dog"})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
