package tags_test

import (
	"context"
	"log"

	"example.com/tags"
)

func ExampleUsersClient_List() {
	ctx := context.Background()
	client := tags.NewClient()
	if err := client.Users.List(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExamplePeopleClient_UsersAdd() {
	ctx := context.Background()
	client := tags.NewClient()
	if err := client.People.UsersAdd(ctx); err != nil {
		log.Fatal(err)
	}
}
