import com.example.echo.EchoClient;
import com.example.echo.EchoClientBuilder;
import com.example.echo.core.ConnectFailure;
import com.example.echo.core.EventStream;
import com.example.echo.errors.ApiException;
import com.example.echo.errors.BadRequestException;
import com.example.echo.errors.ConflictException;
import com.example.echo.errors.InternalServerException;
import com.example.echo.errors.NotFoundException;
import com.example.echo.errors.TooManyRequestsException;
import com.example.echo.errors.UnauthorizedException;
import com.example.echo.json.Json;
import com.example.echo.requests.CopyItemRequest;
import com.example.echo.requests.GetItemForDeepRequest;
import com.example.echo.requests.GetItemRequest;
import com.example.echo.requests.LengthEchoRequest;
import com.example.echo.requests.ListItemsRequest;
import com.example.echo.requests.RemoveItemRequest;
import com.example.echo.requests.ShapeEchoRequest;
import com.example.echo.requests.UpdateItemRequest;
import com.example.echo.types.Color;
import com.example.echo.types.CountRequest;
import com.example.echo.types.Counted;
import com.example.echo.types.Everything;
import com.example.echo.types.EverythingInner;
import com.example.echo.types.FailRequest;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A user of an API that is called by the Connect protocol, and as google.api.http says. */
final class Echo {
  private static final String LARGE = "9007199254740993";

  private Echo() {}

  private static EchoClientBuilder builder(String variable) {
    return EchoClient.builder().baseUrl(System.getenv(variable)).maxRetries(0);
  }

  private static EchoClient client() {
    return builder("ECHO").build();
  }

  static void test1FieldsOfEveryKind() {
    String everything = System.getenv("EVERYTHING");
    Everything found = client().echo().say(Json.read(Everything.TYPE, everything));
    Main.same(Json.parse(everything), Json.parse(found.toJson()));
    Main.same("{}", client().echo().say().toJson());
  }

  static void test2MessagesThatAreNoObjects() {
    EchoClient client = client();
    LengthEchoRequest four = LengthEchoRequest.builder().body("four").build();
    Main.same("4", client.echo().length(four).orElseThrow());
    Map<String, JsonNode> shape = Map.of("any", Json.parse("[\"thing\"]"));
    Main.same(shape, client.echo().shape(ShapeEchoRequest.builder().body(shape).build()));
    client.echo().ping();
  }

  private static void read(CountRequest request, List<String> into) {
    try (EventStream<Counted> stream = client().echo().count(request)) {
      stream.forEach(one -> into.add(one.number().orElseThrow()));
    }
  }

  static void test3StreamsOfMessages() {
    List<String> found = new ArrayList<>();
    read(CountRequest.builder().from(LARGE).times(2).build(), found);
    Main.same(List.of(LARGE, "9007199254740994"), found);
    List<String> some = new ArrayList<>();
    CountRequest tired = CountRequest.builder().from("1").times(1).failsWith("tired").build();
    TooManyRequestsException error =
        Main.thrown(TooManyRequestsException.class, () -> read(tired, some));
    Main.same(List.of("1"), some);
    ConnectFailure failure = ConnectFailure.of(error).orElseThrow();
    Main.same("resource_exhausted", failure.code());
    Main.same(Optional.of("tired"), failure.message());
    String text = "POST /echo.v1.Echo/Count failed with resource_exhausted: tired";
    Main.same(text, error.getMessage());
    // Leaving the loop closes the connection, which the server notices.
    CountRequest many = CountRequest.builder().times(100_000).build();
    try (EventStream<Counted> stream = client().echo().count(many)) {
      stream.iterator().next();
    }
  }

  private static void fails(
      String code, String wire, int status, Class<? extends ApiException> type) {
    FailRequest request = FailRequest.builder().code(code).because("so").build();
    ApiException error = Main.thrown(type, () -> client().echo().fail(request));
    Main.same(status, error.status());
    ConnectFailure failure = ConnectFailure.of(error).orElseThrow();
    Main.same(wire, failure.code());
    Main.same(Optional.of("so"), failure.message());
    Main.same("echo.v1.Counted", failure.details().get(0).type());
    Main.same("CAU", failure.details().get(0).value());
  }

  static void test4Errors() {
    fails("NotFound", "not_found", 404, NotFoundException.class);
    fails("InvalidArgument", "invalid_argument", 400, BadRequestException.class);
    fails("Unauthenticated", "unauthenticated", 401, UnauthorizedException.class);
    fails("Aborted", "aborted", 409, ConflictException.class);
    fails("Unavailable", "unavailable", 503, InternalServerException.class);
    fails("Canceled", "canceled", 499, ApiException.class);
  }

  static void test5OnlyWhatChangesNothingIsTriedAgain() {
    AtomicInteger left = new AtomicInteger(1);
    EchoClient client =
        builder("ECHO")
            .maxRetries(1)
            .interceptor(
                (request, next) ->
                    next.send(request)
                        .thenApply(
                            response ->
                                left.getAndDecrement() > 0
                                    ? com.example.echo.core.TransportResponse.of(
                                        502, response.headers(), response.body())
                                    : response))
            .build();
    client.echo().ping();
    left.set(1);
    ApiException error = Main.thrown(ApiException.class, () -> client.echo().say());
    Main.same(502, error.status());
    Main.same(1, error.attempts());
  }

  static void test6Transcoding() {
    var items = builder("GATEWAY").build().items();
    Everything item =
        items.get(
            GetItemRequest.builder()
                .name("items/a b")
                .revision(LARGE)
                .fresh(true)
                .colors(List.of(Color.RED, Color.GREEN))
                .since(OffsetDateTime.parse("2026-01-31T12:00:00.500Z"))
                .within("1.500s")
                .readMask("text,inner.deepText")
                .limit("7")
                .token(new byte[] {0, (byte) 0xfe, 0x0f})
                .filterByText("a&b=ü")
                .filterIds(List.of("1", LARGE))
                .build());
    Main.same(Optional.of("items/1"), item.text());
    Main.same(Optional.of(LARGE), item.large());
    items.getForDeep(GetItemForDeepRequest.builder().name("a/b c/d").build());
    Main.same(1, items.list(ListItemsRequest.builder().name("x").build()).size());
    items.update(
        UpdateItemRequest.builder()
            .itemText("items/7")
            .updateMask("large,color")
            .large("-5")
            .color(Color.RED)
            .node(EverythingInner.builder().deepText("n").build())
            .maybeText("")
            .build());
    items.copy(CopyItemRequest.builder().name("items/1").target("items/2").large(LARGE).build());
    items.remove(RemoveItemRequest.builder().name("items/1").build());
    Main.thrown(
        BadRequestException.class,
        () -> items.get(GetItemRequest.builder().name("items/1").within("long").build()));
  }
}
