package ornull_test

import (
	"context"
	"fmt"
	"log"

	ornull "example.com/or-null"
)

func ExamplePetsClient_GetPet() {
	ctx := context.Background()
	client := ornull.NewClient()
	result, err := client.Pets.GetPet(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
