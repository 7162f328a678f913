package shapes_test

import (
	"testing"

	"example.com/shapes"
	"example.com/shapes/internal/wiretest"
)

func TestShapesClient_AddShape(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"species":"Cat","lives":1}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Shapes.AddShape(ctx, &shapes.AddShapeRequest{
		Body: shapes.Ptr(shapes.NewShapeFromShapeCircle(&shapes.ShapeCircle{Kind: "circle", Radius: 1.5})),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/shapes",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"kind":"circle","radius":1.5}`},
	})
	wiretest.Equal(t, result, `{"species":"Cat","lives":1}`)
}
