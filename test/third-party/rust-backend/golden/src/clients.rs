use std::sync::Arc;
use crate::runtime::{Core, Error, FromJson, Json, Transport, given, tcp};
use crate::types::{Book, Genre, HealthResponse, ListBooksResponse, NewBook, Order, Payment};

/// What a client is made of.
#[derive(Clone, Default)]
pub struct ClientOptions {
    pub base_url: Option<String>,
    pub token: Option<String>,
    pub transport: Option<Transport>,
}

/// The API of a small bookshop, with its catalogue and its orders.
#[derive(Clone)]
pub struct BookshopClient {
    pub core: Arc<Core>,
    pub books: BooksClient,
    pub orders: OrdersClient,
}
impl BookshopClient {
    pub fn new(options: ClientOptions) -> Self {
        Self::from_core(&Arc::new(Core {
            base_url: options.base_url.unwrap_or("https://api.bookshop.example/v1".to_string()),
            transport: options.transport.unwrap_or_else(|| Arc::new(tcp)),
            credentials: vec![
                (
                    "bearer",
                    "header",
                    "Authorization",
                    given(options.token, "BOOKSHOP_TOKEN").map(|value| ["Bearer ", &value].concat()),
                ),
            ],
            error_message: &["message"],
        }))
    }
    pub fn from_core(core: &Arc<Core>) -> Self {
        Self { core: core.clone(), books: BooksClient::from_core(core), orders: OrdersClient::from_core(core) }
    }

    /// Tells whether the shop is open
    pub fn health(&self) -> Result<HealthResponse, Error> {
        let response = self.core
            .call("GET", "/health")
            .add("header", "Accept", "application/json")
            .send()?;
        FromJson::from_json(&response.json()?)
    }
}

/// Everything on the shelves.
#[derive(Clone)]
pub struct BooksClient {
    pub core: Arc<Core>,
}
impl BooksClient {
    pub fn from_core(core: &Arc<Core>) -> Self {
        Self { core: core.clone() }
    }

    /// Lists books
    pub fn list(&self, request: &ListBooksRequest) -> Result<ListBooksResponse, Error> {
        let response = self.core
            .call("GET", "/books")
            .add("header", "Accept", "application/json")
            .parameter("query", "genre", true, &request.genre)
            .parameter("query", "tags", true, &request.tags)
            .parameter("query", "limit", true, &request.limit)
            .security(&[&["bearer"]])
            .send()?;
        FromJson::from_json(&response.json()?)
    }

    /// Adds a book
    pub fn create(&self, request: &NewBook) -> Result<Book, Error> {
        let response = self.core
            .call("POST", "/books")
            .add("header", "Accept", "application/json")
            .body("application/json", Some(Json::empty()
                .put("title", &request.title)
                .optionally("subtitle", &request.subtitle)
                .put("author", &request.author)
                .optionally("genre", &request.genre)
                .optionally("tags", &request.tags)
                .optionally("published", &request.published)))
            .security(&[&["bearer"]])
            .send()?;
        FromJson::from_json(&response.json()?)
    }

    /// Fetches one book
    pub fn get(&self, book_id: &str) -> Result<Book, Error> {
        let response = self.core
            .call("GET", "/books/{bookId}")
            .add("header", "Accept", "application/json")
            .parameter("path", "bookId", false, book_id)
            .security(&[&["bearer"]])
            .send()?;
        FromJson::from_json(&response.json()?)
    }

    /// Changes a book
    pub fn update(&self, book_id: &str, request: &UpdateBookRequest) -> Result<Book, Error> {
        let response = self.core
            .call("PATCH", "/books/{bookId}")
            .add("header", "Accept", "application/json")
            .parameter("path", "bookId", false, book_id)
            .body("application/json", Some(Json::empty()
                .optionally("title", &request.title)
                .optionally("subtitle", &request.subtitle)))
            .security(&[&["bearer"]])
            .send()?;
        FromJson::from_json(&response.json()?)
    }

    /// Removes a book
    pub fn delete(&self, book_id: &str) -> Result<(), Error> {
        self.core
            .call("DELETE", "/books/{bookId}")
            .parameter("path", "bookId", false, book_id)
            .security(&[&["bearer"]])
            .send()?;
        Ok(())
    }
}

/// What customers asked for.
#[derive(Clone)]
pub struct OrdersClient {
    pub core: Arc<Core>,
}
impl OrdersClient {
    pub fn from_core(core: &Arc<Core>) -> Self {
        Self { core: core.clone() }
    }

    /// Places an order
    pub fn place(&self, request: &PlaceOrderRequest) -> Result<Order, Error> {
        let response = self.core
            .call("POST", "/orders")
            .add("header", "Accept", "application/json")
            .body("application/json", Some(Json::empty()
                .put("bookId", &request.book_id)
                .optionally("quantity", &request.quantity)
                .put("payment", &request.payment)))
            .security(&[&["bearer"]])
            .send()?;
        FromJson::from_json(&response.json()?)
    }
}

/// What `list` takes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ListBooksRequest {
    pub genre: Option<Genre>,
    /// Only books that carry all of these.
    pub tags: Option<Vec<String>>,
    pub limit: Option<i32>,
}

/// What `update` takes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct UpdateBookRequest {
    pub title: Option<String>,
    /// Null removes it.
    pub subtitle: Option<Option<String>>,
}

/// What `place` takes.
#[derive(Debug, Clone, PartialEq)]
pub struct PlaceOrderRequest {
    pub book_id: String,
    pub quantity: Option<i32>,
    pub payment: Payment,
}
