<?php

declare(strict_types=1);

namespace Sdk\Internal\Rpc;

use Sdk\Core\Omit;
use Sdk\Core\Pending;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\BrandException;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Requests\Arguments;

/**
 * Calls of JSON-RPC that are sent in one request.
 *
 * @internal
 */
final class BatchCalls
{
    /** @var list<BatchEntry> */
    private array $entries = [];
    private bool $isSent = false;

    public function __construct(
        private readonly ClientCore $core,
    ) {}

    /**
     * Adds a call.
     *
     * @param array<string, mixed> $operation Descriptor of the method.
     * @param array<string, mixed> $arguments
     * @param mixed $type Type of the result.
     */
    public function add(array $operation, #[\SensitiveParameter] array $arguments, mixed $type = 'any'): Pending
    {
        if (!isset($operation['rpc']['method'])) {
            throw new ConfigurationException('The operation is no method of JSON-RPC');
        }
        if ($this->isSent) {
            throw new ConfigurationException('The batch has been sent: begin another batch');
        }
        $given = new Arguments($arguments, $operation['types'] ?? []);
        $this->entries[] = $entry = new BatchEntry($operation, $given, $type, $this->core->config->nextId());

        return $entry->pending;
    }

    /**
     * Sends the calls. Each has a result, or an error, of its own.
     *
     * @throws BrandException There is no response.
     */
    public function send(?RequestOptions $options = null): void
    {
        $this->isSent = true;
        if ($this->entries === []) {
            return;
        }
        $options ??= new RequestOptions();
        $this->check($options);
        $texts = array_map(static fn(BatchEntry $one): string => JsonRpc::message(
            $one->operation,
            $one->id,
            $one->arguments,
            [],
        ), $this->entries);
        $call = new Call($this->standIn(), new Arguments([]), $options, messages: '[' . implode(',', $texts) . ']');
        try {
            $this->core->perform($call, $this->read(...));
        } catch (BrandException $error) {
            foreach ($this->entries as $entry) {
                $entry->pending->settle(null, $error);
            }
            throw $error;
        }
    }

    /**
     * The operation that is least safe to repeat, which stands for all.
     *
     * @return array<string, mixed>
     */
    private function standIn(): array
    {
        foreach ($this->entries as $entry) {
            if (!($entry->operation['idempotent'] ?? false)) {
                return $entry->operation;
            }
        }

        return $this->entries[0]->operation;
    }

    private function check(RequestOptions $options): void
    {
        if ($options->bodyProperties !== []) {
            throw new ConfigurationException('bodyProperties belong to single calls, not to a batch');
        }
        $places = array_map(static fn(BatchEntry $one): string => json_encode([
            $one->operation['server'] ?? 0,
            $one->operation['definition'] ?? null,
        ]), $this->entries);
        if (count(array_unique($places)) > 1) {
            throw new ConfigurationException('Calls of a batch go to one server');
        }
    }

    private function read(Reply $reply): void
    {
        $text = $reply->textOf($reply->bytes());
        $answers = Omit::Value;
        if (array_filter($this->entries, static fn(BatchEntry $one): bool => !$one->isNotification()) !== []) {
            try {
                $answers = Json::parse($text);
            } catch (InvalidJson) {
                throw $reply->decodeFailure('is not the JSON that the API declares', $text);
            }
        }
        foreach ($this->entries as $entry) {
            try {
                $entry->pending->settle($entry->isNotification() ? null : self::resultOf($entry, $reply, $answers));
            } catch (BrandException $error) {
                $entry->pending->settle(null, $error);
            }
        }
    }

    private static function resultOf(BatchEntry $entry, Reply $reply, mixed $answers): mixed
    {
        $rpc = $entry->operation['rpc'];
        if (!is_array($answers)) {
            $reported = JsonRpc::errorIn($answers);
            throw $reported !== null
                ? JsonRpc::failed($reply, $rpc, $reported, Json::write($answers))
                : $reply->decodeFailure('is no list of answers', Json::write($answers));
        }
        foreach ($answers as $answer) {
            if (JsonRpc::isOf(Json::member($answer, 'id'), $entry->id)) {
                $result = JsonRpc::resultOf($reply, $rpc, $entry->id, $answer);
                try {
                    return Types::readWhole($entry->type, $result, '$.result');
                } catch (Mismatch $error) {
                    throw $reply->decodeFailure($error->getMessage(), Json::write($result), $error->path);
                }
            }
        }
        throw $reply->decodeFailure("holds no answer to {$rpc['method']}", Json::write($answers));
    }
}
