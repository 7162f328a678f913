package coresdk_test

import (
	"context"
	"fmt"
	"log"
	"time"

	coresdk "example.com/go-core"
	"example.com/go-core/option"
)

func ExampleIDsClient_GetIDs() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.IDs.GetIDs(ctx, "ID", "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleIDsClient_CreateHTTPURL() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.IDs.CreateHTTPURL(ctx, &coresdk.CreateHTTPURLIDsRequest{
		ID3:              coresdk.Ptr("id"),
		ID:               coresdk.Ptr("ID"),
		ID2:              coresdk.Ptr("Id"),
		ExtraProperties_: coresdk.Ptr("ExtraProperties"),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleFilesClient_GetFilesByRangeByTypeByCtxByCore() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Files.GetFilesByRangeByTypeByCtxByCore(ctx, "range", "type", 1, time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleFilesClient_GetParams() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Files.GetParams(ctx, "a")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleUsersLinuxClient_List() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.UsersLinux.List(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func Example_amd64ClientTLS1x3() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Amd64.TLS1_3(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func Example_petsTestClientWithRawResponse() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.PetsTest.WithRawResponse_(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleTypesClient_Types() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Types.Types(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClientClient_Client() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Client.Client(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleOptionClient_Request() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Option.Request(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleCoreClient_Core() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Core.Core(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleErrorsClient_String() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	if err := client.Errors.String(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Request() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Request(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClient_WithOptions() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.WithOptions(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleGetClient_Fetch() {
	ctx := context.Background()
	client := coresdk.NewClient(option.WithToken("<token>"))
	result, err := client.Files.Get.Fetch(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
