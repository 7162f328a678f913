package petservice_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	petservice "example.com/pet-service"
	"example.com/pet-service/option"
)

func ExamplePetClient_Get() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	result, err := client.Pet.Get(ctx, "petId")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetClient_Search() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	result, err := client.Pet.Search(ctx, &petservice.SearchPetRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetClient_Add() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	result, err := client.Pet.Add(ctx, &petservice.AddPetRequest{
		ID:     "id",
		Name:   "name",
		Weight: petservice.NewDoubleFromNumber(petservice.Ptr(1.5)),
		Count:  "count",
		Kind:   petservice.KindCat,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExamplePetClient_Photo() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	file, err := client.Pet.Photo(ctx, "petId")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(os.Stdout, file); err != nil {
		log.Fatal(err)
	}
}

func ExamplePetClient_Upload() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	if err := client.Pet.Upload(ctx, &petservice.UploadPetRequest{PetID: "petId", Body: strings.NewReader("content of the file")}); err != nil {
		log.Fatal(err)
	}
}

func ExamplePetClient_Health() {
	ctx := context.Background()
	client := petservice.NewClient(option.WithBaseURL("https://api.example.com"), option.WithHeaderToken("<token>"))
	result, err := client.Pet.Health(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
