package bodies_test

import (
	"context"
	"log"
	"strings"

	"example.com/bodies"
)

func ExampleClient_JSON() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.JSON(ctx, &bodies.JSONRequest{Name: "name"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_JSONList() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.JSONList(ctx, &bodies.JSONListRequest{Body: []int64{1}}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_JSONOptional() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.JSONOptional(ctx, &bodies.JSONOptionalRequest{Text: bodies.Ptr("text")}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Form() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Form(ctx, &bodies.FormRequest{GrantType: "grant_type"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Upload() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Upload(ctx, &bodies.UploadRequest{File: strings.NewReader("content of the file")}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Binary() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Binary(ctx, &bodies.BinaryRequest{Name: "name", Body: strings.NewReader("content of the file")}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Text() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Text(ctx, &bodies.TextRequest{Body: "text"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_XML() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.XML(ctx, &bodies.XMLRequest{Body: "text"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Several() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Several(ctx, &bodies.SeveralRequest{Text: "text"}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Union() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Union(ctx, &bodies.UnionRequest{
		Body: bodies.Ptr(bodies.NewUnionRequestBodyFromNote(&bodies.Note{Text: "text"})),
	}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_Shared() {
	ctx := context.Background()
	client := bodies.NewClient()
	if err := client.Shared(ctx, &bodies.SharedRequest{Text: "text"}); err != nil {
		log.Fatal(err)
	}
}
