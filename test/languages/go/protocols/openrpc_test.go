package kennel_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"reflect"
	"testing"

	"golden.test/core"
	kennel "golden.test/sdk/openrpc"
	"golden.test/sdk/openrpc/option"
)

func kennelAt(variable string) *kennel.Client {
	return kennel.NewClient(option.WithBaseURL(os.Getenv(variable)), option.WithMaxRetries(0))
}

func TestCallsByJSONRPC(t *testing.T) {
	ctx, client := context.Background(), kennelAt("KENNEL")
	pets, err := client.Pets.List(ctx, &kennel.ListPetsRequest{Limit: 2})
	if err != nil || len(pets) != 1 || pets[0].ID != 1 || pets[0].Name != "Rex" || *pets[0].Mood != kennel.PetMoodCalm {
		t.Errorf("%+v %v", pets, err)
	}
	pet := kennel.Pet{ID: 2, Name: "Tom"}
	for _, owner := range []*string{nil, kennel.Ptr("Ann")} {
		if id, err := client.Pets.Add(ctx, &kennel.AddPetRequest{Pet: pet, Owner: owner}); id != 7 || err != nil {
			t.Errorf("%d %v", id, err)
		}
	}
	if number, err := client.Chain.BlockNumber(ctx); number != "0x10" || err != nil {
		t.Errorf("%s %v", number, err)
	}
	syncing, err := client.Chain.Syncing(ctx)
	if err != nil || syncing.Boolean == nil || *syncing.Boolean {
		t.Errorf("%+v %v", syncing, err)
	}
	if err := client.Pets.Seen(ctx, &kennel.SeenPetRequest{ID: 4}); err != nil {
		t.Error(err)
	}
}

func TestErrorsByJSONRPC(t *testing.T) {
	_, err := kennelAt("KENNEL").Pets.List(context.Background(), &kennel.ListPetsRequest{Limit: 11})
	var failed *kennel.JSONRPCError
	if !errors.As(err, &failed) || failed.Code != -32009 || failed.StatusCode != 200 || failed.Attempts != 1 {
		t.Fatalf("%T %v", err, err)
	}
	if data := core.ErrorData[*kennel.PetsListTooManyPetsData](failed); data == nil || *data.Limit != 10 {
		t.Errorf("%+v", data)
	}
	if failed.Error() != "pets.list failed with -32009: Too many pets" {
		t.Errorf("%v", failed)
	}
	// An error that a server sends with a status of its own and without an id.
	var status *kennel.BadRequestError
	if _, err = kennelAt("PARSE_ERROR").Chain.BlockNumber(context.Background()); !errors.As(err, &failed) || !errors.As(err, &status) || failed.Code != -32700 {
		t.Errorf("%T %v", err, err)
	}
}

func TestAnswersThatAreNone(t *testing.T) {
	var stubs []string
	if err := json.Unmarshal([]byte(os.Getenv("BAD_ANSWERS")), &stubs); err != nil || len(stubs) == 0 {
		t.Fatal(err)
	}
	for i, url := range stubs {
		client := kennel.NewClient(option.WithBaseURL(url), option.WithMaxRetries(0))
		var decode *kennel.DecodeError
		if _, err := client.Chain.BlockNumber(context.Background()); !errors.As(err, &decode) {
			t.Errorf("answer %d: %T %v", i, err, err)
		}
	}
}

func TestBatchesByJSONRPC(t *testing.T) {
	batch := kennelAt("KENNEL").NewBatch()
	first := batch.Pets.List(&kennel.ListPetsRequest{Limit: 1})
	refused := batch.Pets.List(&kennel.ListPetsRequest{Limit: 99})
	told := batch.Pets.Seen(&kennel.SeenPetRequest{ID: 1})
	number := batch.Chain.BlockNumber()
	if err := batch.Send(context.Background()); err != nil {
		t.Fatal(err)
	}
	if pets, err := first.Result(); err != nil || len(pets) != 1 || pets[0].Name != "Rex" {
		t.Errorf("%+v %v", pets, err)
	}
	var failed *kennel.JSONRPCError
	if _, err := refused.Result(); !errors.As(err, &failed) || failed.Code != -32009 {
		t.Errorf("%T %v", err, err)
	}
	if _, err := told.Result(); err != nil {
		t.Error(err)
	}
	if found, err := number.Result(); !reflect.DeepEqual(found, "0x10") || err != nil {
		t.Errorf("%v %v", found, err)
	}
}
