package user;

import com.acme.bookshop.BookshopClient;
import com.acme.bookshop.core.BinaryResponse;
import com.acme.bookshop.core.FileUpload;
import com.acme.bookshop.errors.NotFoundException;
import com.acme.bookshop.requests.UploadBookCoverRequest;
import com.acme.bookshop.types.Book;
import com.acme.bookshop.types.NewBook;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** What a user of the published library writes. */
public final class Program {
  private Program() {}

  /**
   * Calls the API at BASE_URL.
   *
   * @param args nothing
   */
  public static void main(String[] args) {
    try (BookshopClient client =
        BookshopClient.builder().token("secret").baseUrl(System.getenv("BASE_URL")).build()) {
      Book book =
          client
              .books()
              .create(NewBook.builder().title("Invisible Cities").author("Italo Calvino").build());
      System.out.println("created " + book.title() + " by " + book.author());

      FileUpload image = FileUpload.of("12345".getBytes(StandardCharsets.UTF_8));
      client
          .books()
          .uploadCover(UploadBookCoverRequest.builder().bookId(book.id()).image(image).build());
      try (BinaryResponse cover = client.books().downloadCover(book.id())) {
        // The example server keeps the whole form.
        if (new String(cover.bytes(), StandardCharsets.UTF_8).contains("12345")) {
          System.out.println("cover of 5 bytes");
        }
      }

      try {
        client.books().get(UUID.fromString("00000000-0000-4000-8000-000000000000"));
      } catch (NotFoundException e) {
        System.out.println("no such book: " + e.status());
      }
    }
  }
}
