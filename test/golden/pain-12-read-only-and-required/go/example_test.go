package readonly_test

import (
	"context"
	"fmt"
	"log"

	readonly "example.com/read-only"
)

func ExampleUsersClient_CreateUser() {
	ctx := context.Background()
	client := readonly.NewClient()
	result, err := client.Users.CreateUser(ctx, &readonly.CreateUserRequest{Name: "name", Password: "password"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleTeamsClient_ReplaceTeam() {
	ctx := context.Background()
	client := readonly.NewClient()
	result, err := client.Teams.ReplaceTeam(ctx, &readonly.ReplaceTeamRequest{
		Lead:    readonly.User{Name: "name", Password: readonly.Ptr("password")},
		Members: []readonly.User{readonly.User{Name: "name", Password: readonly.Ptr("password")}},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
