package shelter_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"example.com/shelter"
	"example.com/shelter/option"
)

func ExampleClient_ListPets() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	result, err := client.ListPets(ctx, &shelter.ListPetsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_AddPet() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	result, err := client.AddPet(ctx, &shelter.AddPetRequest{
		Body: shelter.Ptr(shelter.NewPetFromCat(&shelter.Cat{Kind: "Cat"})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_ReplaceNote() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	result, err := client.ReplaceNote(ctx, &shelter.ReplaceNoteRequest{ID: 1})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_ChangePet() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	if err := client.ChangePet(ctx, &shelter.ChangePetRequest{ID: 1, Mood: shelter.ChangePetRequestMoodCalm}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_GetPhoto() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	file, err := client.GetPhoto(ctx, 1)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(os.Stdout, file); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_AddPhoto() {
	ctx := context.Background()
	client := shelter.NewClient(option.WithUsername("<username>"), option.WithPassword("<password>"))
	if err := client.AddPhoto(ctx, &shelter.AddPhotoRequest{ID: 1, Photo: strings.NewReader("content of the file")}); err != nil {
		log.Fatal(err)
	}
}
