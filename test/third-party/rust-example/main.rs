//! Calls the bundled example server through its Rust SDK, and prints what comes back.
use bookshop::{
    BookshopClient, CardPayment, ClientOptions, FromJson, Genre, ListBooksRequest, NewBook, Payment,
    PlaceOrderRequest, Problem, UpdateBookRequest, ValidationProblem,
};

fn main() -> Result<(), bookshop::Error> {
    let base_url = std::env::args().nth(1);
    let client = BookshopClient::new(ClientOptions { base_url, token: Some("secret".to_string()), transport: None });
    println!("open {}", client.health()?.open);

    let tags = Some(vec!["classic".to_string(), "memoir".to_string()]);
    let found = client.books.list(&ListBooksRequest { genre: Some(Genre::Science), tags, limit: Some(5) })?;
    println!("found {:?}, next {:?}", found.items[0].title, found.next_cursor);

    let title = "Invisible \"Cities\" \u{1f3d9}".to_string();
    let (author, genre) = ("Italo Calvino".to_string(), Some(Genre::Unknown("travel".to_string())));
    let book = NewBook { title, author, genre, subtitle: None, tags: None, published: None };
    let added = client.books.create(&book)?;
    println!("added {:?} {:?} {:?}", added.title, added.subtitle, added.genre);
    let update = UpdateBookRequest { title: None, subtitle: Some(None) };
    println!("updated {:?}", client.books.update(&added.id, &update)?.subtitle);
    client.books.delete(&added.id)?;

    let gone = client.books.get(&added.id).unwrap_err();
    let problem = Problem::from_json(&gone.body)?;
    println!("error {} {}", gone.status, problem.message.replace(&added.id, "ID"));
    let refused = client.books.create(&NewBook { title: String::new(), ..book }).unwrap_err();
    println!("refused {} {:?}", refused.status, ValidationProblem::from_json(&refused.body)?.fields);
    println!("empty path: {}", client.books.get("").unwrap_err().status);

    let payment = Payment::CardPayment(Box::new(CardPayment { token: "tok".to_string() }));
    let order = client.orders.place(&PlaceOrderRequest { book_id: added.id, quantity: Some(2), payment })?;
    println!("order {:?} {:?}", order.status, order.payment);
    Ok(())
}
