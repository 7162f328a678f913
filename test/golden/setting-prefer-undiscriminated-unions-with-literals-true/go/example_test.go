package shapes_test

import (
	"context"
	"fmt"
	"log"

	"example.com/shapes"
)

func ExampleShapesClient_AddShape() {
	ctx := context.Background()
	client := shapes.NewClient()
	result, err := client.Shapes.AddShape(ctx, &shapes.AddShapeRequest{
		Body: shapes.Ptr(shapes.NewShapeFromShapeCircle(&shapes.ShapeCircle{Kind: "circle", Radius: 1.5})),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
