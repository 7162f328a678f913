import com.example.kennel.KennelBatch;
import com.example.kennel.KennelClient;
import com.example.kennel.core.Pending;
import com.example.kennel.errors.DecodeException;
import com.example.kennel.errors.JsonRpcException;
import com.example.kennel.json.Json;
import com.example.kennel.requests.AddPetRequest;
import com.example.kennel.requests.ListPetsRequest;
import com.example.kennel.requests.SeenPetRequest;
import com.example.kennel.types.ChainSyncingResult;
import com.example.kennel.types.Pet;
import com.example.kennel.types.PetMood;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order.
 */
final class Openrpc {
  private Openrpc() {}

  private static KennelClient kennel(String url) {
    return KennelClient.builder().baseUrl(url).maxRetries(0).build();
  }

  private static KennelClient kennel() {
    return kennel(System.getenv("KENNEL"));
  }

  private static ListPetsRequest atMost(long limit) {
    return ListPetsRequest.builder().limit(limit).build();
  }

  static void test1Calls() {
    KennelClient client = kennel();
    List<Pet> pets = client.pets().list(atMost(2));
    Main.same(1, pets.size());
    Main.same(1L, pets.get(0).id());
    Main.same("Rex", pets.get(0).name());
    Main.same(Optional.of(PetMood.CALM), pets.get(0).mood());
    Pet tom = Pet.builder().id(2).name("Tom").build();
    Main.same(7L, kennel().pets().add(AddPetRequest.builder().pet(tom).build()));
    Main.same(7L, kennel().pets().add(AddPetRequest.builder().pet(tom).owner("Ann").build()));
    Main.same("0x10", kennel().chain().blockNumber());
    Main.same(new ChainSyncingResult.OfBoolean(false), kennel().chain().syncing());
    kennel().pets().seen(SeenPetRequest.builder().id(4).build());
  }

  static void test2Errors() {
    JsonRpcException failed =
        Main.thrown(JsonRpcException.class, () -> kennel().pets().list(atMost(11)));
    Main.same(-32009L, failed.code());
    Main.same(200, failed.status());
    Main.same(1, failed.attempts());
    Main.same(10, failed.data().orElseThrow().get("limit").intValue());
    Main.same("pets.list failed with -32009: Too many pets", failed.getMessage());
    // An error that a server sends with a status of its own and without an id.
    KennelClient other = kennel(System.getenv("PARSE_ERROR"));
    failed = Main.thrown(JsonRpcException.class, () -> other.chain().blockNumber());
    Main.same(-32700L, failed.code());
    Main.same(400, failed.status());
  }

  static void test3AnswersThatAreNone() {
    JsonNode stubs = Json.parse(System.getenv("BAD_ANSWERS"));
    Main.same(false, stubs.isEmpty());
    for (JsonNode url : stubs) {
      KennelClient client = kennel(url.textValue());
      Main.thrown(DecodeException.class, () -> client.chain().blockNumber());
    }
  }

  static void test4Batches() {
    KennelBatch batch = kennel().newBatch();
    Pending<List<Pet>> first = batch.pets().list(atMost(1));
    Pending<List<Pet>> refused = batch.pets().list(atMost(99));
    Pending<Void> told = batch.pets().seen(SeenPetRequest.builder().id(1).build());
    Pending<String> number = batch.chain().blockNumber();
    batch.send(null);
    Main.same("Rex", first.result().get(0).name());
    Main.same(-32009L, Main.thrown(JsonRpcException.class, refused::result).code());
    Main.same(null, told.result());
    Main.same("0x10", number.result());
  }
}
