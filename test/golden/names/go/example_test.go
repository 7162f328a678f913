package sdk3rdpartynames_test

import (
	"context"
	"fmt"
	"log"

	sdk3rdpartynames "example.com/3rd-party-names"
)

func ExamplePetStoreResourceClient_ListPets() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.PetStore.ListPets(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetStoreResourceClient_CreatePet() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.PetStore.CreatePet(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetStoreResourceClient_Delete() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.PetStore.Delete(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetStoreResourceClient_GetPetsPetIDOwnersOwnerID() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.PetStore.GetPetsPetIDOwnersOwnerID(ctx, "pet-id", "owner.id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleItemsClient_ReadItem() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.Items.ReadItem(ctx, "item_id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClassClient_Constructor() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.Class.Constructor(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClassClient_Then() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.Class.Then(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_WithOptions() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.WithOptions(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleUsersClient_Fetch() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.Admin.Users.Fetch(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_GetV2UsersGetOne() {
	ctx := context.Background()
	client := sdk3rdpartynames.NewClient()
	result, err := client.GetV2UsersGetOne(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
