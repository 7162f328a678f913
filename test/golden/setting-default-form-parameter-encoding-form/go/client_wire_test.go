package forms_test

import (
	"testing"

	"example.com/forms"
	"example.com/forms/internal/wiretest"
)

func TestClient_AddOrder(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.AddOrder(ctx, &forms.AddOrderRequest{
		Address: &forms.AddOrderRequestAddress{},
		Told:    &forms.AddOrderRequestTold{},
		Lines:   []forms.AddOrderRequestLinesItem{forms.AddOrderRequestLinesItem{}},
		Tags:    []string{"tags"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/orders",
		Body: wiretest.Body{
			Type: "application/x-www-form-urlencoded",
			Form: wiretest.Pairs{{"tags", "tags"}},
		},
	})
}

func TestClient_AddUpload(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 204})
	ctx, client := t.Context(), wireClient(server)
	err := client.AddUpload(ctx, &forms.AddUploadRequest{
		Address: &forms.AddUploadRequestAddress{},
		Told:    &forms.AddUploadRequestTold{},
		Lines:   []forms.AddUploadRequestLinesItem{forms.AddUploadRequestLinesItem{}},
		Tags:    []string{"tags"},
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/uploads",
		Body: wiretest.Body{
			Type:      "multipart/form-data",
			Multipart: wiretest.Pairs{{"told", "{}"}, {"tags", "tags"}},
		},
	})
}
