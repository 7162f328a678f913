package library_test

import (
	"testing"

	"example.com/library"
	"example.com/library/internal/wiretest"
)

func TestLibraryClient_GetBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Library.GetBook(ctx, "name")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/v1/name"})
	wiretest.Equal(t, result, `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`)
}

func TestLibraryClient_GetBookByGet(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Library.GetBookByGet(ctx, "name")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "GET", Path: "/v1/books/name"})
	wiretest.Equal(t, result, `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`)
}

func TestLibraryClient_ListBooks(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `[{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}]`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Library.ListBooks(ctx, &library.ListBooksLibraryRequest{
		Parent:   "parent",
		PageSize: library.Ptr(int32(1)),
		Genre:    library.Ptr(library.GenreGenreUnspecified),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "GET",
		Path:   "/v1/parent/books",
		Query:  wiretest.Pairs{{"pageSize", "1"}, {"genre", "GENRE_UNSPECIFIED"}},
	})
	wiretest.Equal(t, result, `[{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}]`)
}

func TestLibraryClient_UpdateBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Library.UpdateBook(ctx, &library.UpdateBookLibraryRequest{
		BookName:    "book.name",
		UpdateMask:  library.Ptr("updateMask"),
		Name:        library.Ptr("name"),
		Copies:      library.Ptr("copies"),
		Pages:       library.Ptr(uint32(1)),
		Price:       library.Ptr(1.5),
		Cover:       []byte("hello"),
		Genre:       library.Ptr(library.GenreGenreUnspecified),
		Authors:     []string{"authors"},
		Sold:        map[string]string{},
		ReadingTime: library.Ptr("readingTime"),
		Rating:      library.Value("rating"),
		Extra:       map[string]any{},
		Attachment:  &library.Any{Type: "@type"},
		Shelf:       library.Ptr("shelf"),
		Loan:        &library.BookLoan{},
		Subtitle:    library.Ptr("subtitle"),
	})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "PATCH",
		Path:   "/v1/book.name",
		Query:  wiretest.Pairs{{"updateMask", "updateMask"}},
		Body: wiretest.Body{
			Type: "application/json",
			JSON: `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`,
		},
	})
	wiretest.Equal(t, result, `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`)
}

func TestLibraryClient_MoveBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{
		Status: 200,
		Type:   "application/json",
		Body:   `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`,
	})
	ctx, client := t.Context(), wireClient(server)
	result, err := client.Library.MoveBook(ctx, &library.MoveBookLibraryRequest{Name: "name", ToShelf: library.Ptr("toShelf")})
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{
		Method: "POST",
		Path:   "/v1/name:move",
		Body:   wiretest.Body{Type: "application/json", JSON: `{"toShelf":"toShelf"}`},
	})
	wiretest.Equal(t, result, `{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}`)
}

func TestLibraryClient_DeleteBook(t *testing.T) {
	server := wiretest.Serve(t, wiretest.Reply{Status: 200})
	ctx, client := t.Context(), wireClient(server)
	err := client.Library.DeleteBook(ctx, "name")
	if err != nil {
		t.Fatal(err)
	}
	server.Saw(wiretest.Request{Method: "DELETE", Path: "/v1/name"})
}
